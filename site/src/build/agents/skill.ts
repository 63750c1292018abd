import { SKILL_NAME, skillPath } from '../../settings/agentFiles.ts';
import { absoluteUrl } from '../../settings/paths.ts';
import { serverCommand } from '../../settings/serverCommand.ts';
import { agentsText } from '../../text/agents.ts';
import { type AgentsIndex, agentRules } from './agentsIndex.ts';

const { skill: text, check } = agentsText;

/** What the skill is made from. */
export interface SkillSources extends Pick<AgentsIndex, 'version' | 'api' | 'notes'> {
  /** Command that installs the toolkit with what it needs. */
  install: string;
  /** Code of the providers around an app, and of a first screen. */
  layout: string;
  screen: string;
}

/**
 * Formats the skill: the way to a screen, step by step. Its front matter is that of agentskills.io.
 */
export function skillMarkdown(sources: SkillSources): string {
  const { version, install, layout, screen } = sources;
  const steps = [
    text.version(version, absoluteUrl('docs/Guide/Versions.md')),
    withCode(text.install(absoluteUrl('docs/intro.md')), 'bash', install),
    withCode(text.layout, 'tsx', layout),
    withCode(text.screen, 'tsx', screen),
    text.read(absoluteUrl('AGENTS.md'), absoluteUrl('components.json')),
    `${text.rules}\n\n${agentRules(sources)
      .map((rule) => `- ${rule}`)
      .join('\n')}`,
    check(serverCommand('check FILE')),
  ];
  const numbered = steps.map((step, at) => `${at + 1}. ${step.replace(/\n(?=.)/g, '\n   ')}`);
  const front = `---\nname: ${SKILL_NAME}\ndescription: ${text.description(version)}\n---`;
  return `${[front, `# ${text.title}`, ...numbered].join('\n\n')}\n`;
}

const withCode = (sentence: string, language: string, code: string) =>
  `${sentence}\n\n\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** Formats the index of skills, by version 0.2.0 of cloudflare/agent-skills-discovery-rfc. */
export const skillIndex = (version: string, sha256: string) => ({
  $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  skills: [
    {
      name: SKILL_NAME,
      type: 'skill-md',
      description: text.description(version),
      url: absoluteUrl(skillPath),
      digest: `sha256:${sha256}`,
    },
  ],
});
