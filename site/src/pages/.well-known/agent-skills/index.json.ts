import { createHash } from 'node:crypto';
import { siteSkill } from '../../../build/agents/siteSkill.ts';
import { skillIndex } from '../../../build/agents/skill.ts';
import { toolkitVersion } from '../../../toolkit/facts/toolkitVersion.ts';

/** The skills of this site, for agents that look for them. */
export function GET(): Response {
  const digest = createHash('sha256').update(siteSkill()).digest('hex');
  return Response.json(skillIndex(toolkitVersion, digest));
}
