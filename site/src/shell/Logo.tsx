/** The mark of the site: a sheet sliding over a screen, which also reads as a Z. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#ff9f06" />
      <path
        d="M9 10.5h14L9.5 21.5H23"
        fill="none"
        stroke="#1f1a14"
        strokeWidth="3.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
