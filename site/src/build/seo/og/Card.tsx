import { SCREEN_HEIGHT, SCREEN_WIDTH } from '@zs-docs/playground';
import { siteConfig } from '../../../site.config.ts';
import { iconSvg } from '../icon.ts';

const dataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const mark = dataUri(iconSvg('file'));

/** How wide a screen is drawn, in pixels of the card. */
const DRAWN = { phone: 330, unfolded: 520 };

const isUnfolded = (screen: CardProps['screen']) => screen?.width === SCREEN_WIDTH.unfolded;

/** What a share image shows. */
export interface CardProps {
  /** In one line, or in the lines that it is given in. */
  title: string | readonly string[];
  description: string;
  /** Where the page belongs: a sidebar category, 블로그. */
  section: string;
  /** The screen that stands for the page, drawn. */
  screen?: { src: string; width: number } | undefined;
}

/** The device that shows the screen; a page without one shows the mark. */
function Picture({ screen }: Pick<CardProps, 'screen'>) {
  if (!screen) {
    return <img src={mark} width={260} height={260} style={{ position: 'relative' }} alt="" />;
  }
  const width = isUnfolded(screen) ? DRAWN.unfolded : DRAWN.phone;
  const height = (SCREEN_HEIGHT.phone * width) / screen.width;
  return (
    <div
      style={{
        // What has no position is drawn under what has one: the sheet would cover it.
        position: 'relative',
        display: 'flex',
        padding: 12,
        borderRadius: 46,
        background: '#14110d',
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
        <div style={{ marginLeft: 18, fontWeight: 400, color: '#5c5348' }}>{section}</div>
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
            color: '#5c5348',
            wordBreak: 'keep-all',
          }}
        >
          {description}
        </div>
      </div>
    </div>
  );
}

/** Share image of a page, 1200 × 630. Only what the renderer knows: flex boxes and inline styles. */
export function Card(props: CardProps) {
  const isWide = isUnfolded(props.screen);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        justifyContent: 'space-between',
        background: '#faf8f5',
        color: '#1f1a14',
        fontFamily: 'latin, korean',
      }}
    >
      <Words {...props} narrow={isWide} />
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
            background: '#ff9f06',
          }}
        />
        <Picture screen={props.screen} />
      </div>
    </div>
  );
}

/** What every card is drawn by: a card that was kept goes with a change of it. */
export const cardCode = [Card, Words, Picture].map(String).join('');
