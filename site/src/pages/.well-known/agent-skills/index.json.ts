import { createHash } from 'node:crypto';
import { book } from '@0610studio/zs-ui/facts';
import { siteSkill } from '../../../build/agents/siteSkill.ts';
import { skillIndex } from '../../../build/agents/skill.ts';

/** The skills of this site, for agents that look for them. */
export function GET(): Response {
  const digest = createHash('sha256').update(siteSkill()).digest('hex');
  return Response.json(skillIndex(book.documented.version, digest));
}
