import { SCREEN_HEIGHT, SCREEN_WIDTH } from '@zs-docs/playground';
import { brandColors } from '../../../settings/brand/brandColors.ts';
import { siteConfig } from '../../../site.config.ts';
import { iconSvg } from '../icon.ts';

const dataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const mark = dataUri(iconSvg('file'));

/** Width of a screen on the card in pixels. */
const DRAWN_WIDTH_PX = { phone: 330, unfolded: 520 };

const isUnfolded = (screen: CardProps['screen']) => screen?.width === SCREEN_WIDTH.unfolded;

/** Content of a share image. */
export interface CardProps {
  /** One line, or several. */
  title: string | readonly string[];
  description: string;
  /** Part of the site that has the page: a sidebar category, 블로그. */
  section: string;
  /** Picture of the example that represents the page. */
  screen?: { src: string; width: number } | undefined;
}

/** The screen in a device, or the logo for a page without one. */
function Picture({ screen }: Pick<CardProps, 'screen'>) {
  if (!screen) {
    return <img src={mark} width={260} height={260} style={{ position: 'relative' }} alt="" />;
  }
  const width = isUnfolded(screen) ? DRAWN_WIDTH_PX.unfolded : DRAWN_WIDTH_PX.phone;
  const height = (SCREEN_HEIGHT.phone * width) / screen.width;
  return (
    <div
      style={{
        // Unpositioned elements are painted below positioned ones: the sheet would cover it.
        position: 'relative',
        display: 'flex',
        padding: 12,
        borderRadius: 46,
        background: brandColors.night,
      }}
    >
      <img src={screen.src} width={width} height={height} style={{ borderRadius: 34 }} alt="" />
    </div>
  );
}

function Words({ title, description, section, narrow }: CardProps & { narrow: boolean }) {
  const lines = typeof title === 'string' ? [title] : title;
  const longest = Math.max(...lines.map((line) => line.length));
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: narrow ? 520 : 670,
        padding: '64px 0 64px 68px',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 32, fontWeight: 700 }}>
        <img src={mark} width={52} height={52} style={{ marginRight: 20 }} alt="" />
        {siteConfig.title}
        <div style={{ marginLeft: 18, fontWeight: 400, color: brandColors['ink-soft'] }}>
          {section}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {lines.map((line) => (
          <div
            key={line}
            style={{
              fontSize: longest > (narrow ? 8 : 11) ? 54 : 76,
              fontWeight: 700,
              lineHeight: 1.2,
              letterSpacing: -2,
              wordBreak: 'keep-all',
            }}
          >
            {line}
          </div>
        ))}
        <div
          style={{
            marginTop: 24,
            fontSize: 30,
            lineHeight: 1.5,
            color: brandColors['ink-soft'],
            wordBreak: 'keep-all',
          }}
        >
          {description}
        </div>
      </div>
    </div>
  );
}

/**
 * Share image of a page, 1200 × 630, as elements without components, whose JSON is all that is drawn. Satori
 * supports flex boxes and inline styles only.
 */
export function Card(props: CardProps) {
  const isWide = isUnfolded(props.screen);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        justifyContent: 'space-between',
        background: brandColors.paper,
        color: brandColors.ink,
        fontFamily: 'latin, korean',
      }}
    >
      {Words({ ...props, narrow: isWide })}
      <div
        style={{
          position: 'relative',
          display: 'flex',
          alignItems: props.screen ? 'flex-start' : 'center',
          justifyContent: 'center',
          width: isWide ? 590 : 440,
          paddingTop: props.screen ? 72 : 170,
          marginRight: 40,
        }}
      >
        <div
          style={{
            position: 'absolute',
            top: 190,
            left: 0,
            right: 0,
            bottom: 0,
            borderRadius: '44px 44px 0 0',
            background: brandColors.accent,
          }}
        />
        {Picture(props)}
      </div>
    </div>
  );
}
