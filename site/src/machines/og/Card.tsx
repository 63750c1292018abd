import { siteConfig } from '../../site.config.ts';
import { iconSvg } from '../icon.ts';

const mark = `data:image/svg+xml;base64,${Buffer.from(iconSvg('file')).toString('base64')}`;

/** Text on a share image. */
export interface CardProps {
  title: string;
  description: string;
  /** Where the page belongs: a sidebar category, 블로그. */
  section: string;
}

/** Share image of a page, 1200 × 630. Only what the renderer knows: flex boxes and inline styles. */
export function Card({ title, description, section }: CardProps) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: '#14110d',
        color: '#f3eee7',
        fontFamily: 'latin, korean',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
        <img src={mark} width={52} height={52} style={{ marginRight: 22 }} alt="" />
        {siteConfig.title}
        <div style={{ marginLeft: 20, fontWeight: 400, color: '#bdb3a6' }}>{section}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 84, fontWeight: 700, lineHeight: 1.2, wordBreak: 'keep-all' }}>
          {title}
        </div>
        <div
          style={{
            marginTop: 28,
            fontSize: 36,
            lineHeight: 1.5,
            color: '#bdb3a6',
            wordBreak: 'keep-all',
          }}
        >
          {description}
        </div>
      </div>
      <div style={{ display: 'flex', height: 10, borderRadius: 5, background: '#FF9F06' }} />
    </div>
  );
}
