import { siteSkill } from '../../../../build/agents/siteSkill.ts';

/** The way to a screen with the toolkit, for an agent. */
export const GET = (): Response => new Response(siteSkill());
