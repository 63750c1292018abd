import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="zs-search-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  );
}

export function PageIcon() {
  return (
    <Icon>
      <path d="M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13.5h5" />
    </Icon>
  );
}

export function HeadingIcon() {
  return (
    <Icon>
      <path d="M8 4 6.5 16M13.5 4 12 16M4 8h12.5M3.5 12H16" />
    </Icon>
  );
}

export function TextIcon() {
  return (
    <Icon>
      <path d="M4 5.5h12M4 10h12M4 14.5h7" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.7" />
    </Icon>
  );
}

export function StarIcon() {
  return (
    <Icon>
      <path d="m10 2.8 2.2 4.5 5 .7-3.6 3.5.8 4.9L10 14.1l-4.4 2.3.8-4.9L2.8 8l5-.7z" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
    </Icon>
  );
}

/** Icon of a missing connection. */
export function OfflineIcon() {
  return (
    <Icon>
      <path d="M3 8.3A10 10 0 0 1 17 8.3M5.6 11.2a6.3 6.3 0 0 1 8.8 0M8.2 14a2.7 2.7 0 0 1 3.6 0" />
      <path d="M10 16.6v.1M3.5 3l13 14" />
    </Icon>
  );
}

/** Warning icon. */
export function FaultIcon() {
  return (
    <Icon>
      <path d="M10 3.2 17.6 16.5H2.4zM10 8.2v4M10 14.4v.1" />
    </Icon>
  );
}
