import changesText from '@0610studio/zs-ui/facts/changes.yml?raw';
import text from '@0610studio/zs-ui/facts/releases.json?raw';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { siteConfig } from '../../site.config.ts';

const data = z
  .array(
    z.object({
      version: z.string(),
      date: z.string(),
      commit: z.string(),
      peers: z.record(z.string(), z.string().nullable()),
      added: z.array(z.string()),
      removed: z.array(z.string()),
      touched: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(text));

const changes = z.record(z.string(), z.array(z.string().min(1))).parse(load(changesText));

/** One version of the published package. */
export interface Release {
  version: string;
  /** `2025-10-14`. */
  date: string;
  /** Address of the commit that set the version. */
  commitUrl: string;
  commit: string;
  /** Peer ranges that changed: the new range, null where the peer is gone. */
  peers: readonly (readonly [name: string, range: string | null])[];
  added: readonly string[];
  removed: readonly string[];
  touched: readonly string[];
  /** What changed for readers, in Korean. */
  changes: readonly string[];
}

const unknown = Object.keys(changes).find(
  (version) => !data.some((release) => release.version === version),
);
if (unknown !== undefined) {
  throw new Error(
    `packages/toolkit/facts/changes.yml: releases.json에 ${unknown} 버전이 없습니다. 버전을 수정하세요.`,
  );
}

/** Every version, newest first. */
export const releases: readonly Release[] = data
  .map(({ peers, ...release }) => ({
    ...release,
    peers: Object.entries(peers),
    commitUrl: `${siteConfig.repository}/commit/${release.commit}`,
    changes: changes[release.version] ?? [],
  }))
  .reverse();

/** Anchor of a version on the page: `v0-12-2`. */
export const releaseId = (version: string) => `v${version.replaceAll('.', '-')}`;
