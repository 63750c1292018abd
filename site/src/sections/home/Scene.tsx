import type { ReactNode } from 'react';
import { href } from '../../settings/paths.ts';
import styles from './Scene.module.css';

interface SceneProps {
  /** Id of the heading that names the scene. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the home page as high as a screen, which overlaps the one before. */
export function Scene({ id, className = '', children }: SceneProps) {
  return (
    <section className={`${styles.scene} ${className}`} data-scene={id}>
      {children}
    </section>
  );
}

interface SceneTextProps {
  /** Id of the heading. */
  id: string;
  text: { title: readonly string[]; body: string; link: string; to: string };
}

/** Text of a scene: a heading in two lines, one sentence, a link to the docs. */
export function SceneText({ id, text }: SceneTextProps) {
  return (
    <div className={styles.text}>
      <h2 id={id} className={styles.title}>
        {text.title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <p className={styles.body}>{text.body}</p>
      <a className={styles.more} href={href(text.to)}>
        {text.link}
      </a>
    </div>
  );
}
