import { brandColors } from '../../settings/brand/brandColors.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** Width and height in pixels. */
  size?: number;
  /** Namespace that a standalone SVG file needs. */
  xmlns?: string;
  /** `icon` has square corners, as the platform crops it. `page` animates on hover. */
  as?: 'page' | 'file' | 'icon';
}

/**
 * Logo of the site: a Z on a square. Its bars fill whole pixels at 32 and 16 px. On hover a sheet rises
 * behind the Z.
 */
export function Logo({ size = 28, as = 'page', xmlns }: LogoProps) {
  const corner = as === 'file' ? 8 : 0;
  return (
    <svg
      xmlns={xmlns}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={as === 'page' ? styles.logo : undefined}
      aria-hidden="true"
    >
      <rect width="32" height="32" rx={corner} fill={brandColors.accent} />
      {as === 'page' ? (
        <rect
          className={styles.sheet}
          y="32"
          width="32"
          height="32"
          fill={brandColors['accent-light']}
        />
      ) : null}
      <path
        d="M10 10h12L10 22h12"
        fill="none"
        stroke={brandColors['on-accent']}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
