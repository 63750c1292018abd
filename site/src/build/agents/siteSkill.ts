import { examples, snippets } from 'virtual:playground/examples';
import { siteApi } from '../../toolkit/api/siteApi.ts';
import { notes } from '../../toolkit/facts/notes.ts';
import { requiredPackages } from '../../toolkit/facts/sdks.ts';
import { toolkitVersion } from '../../toolkit/facts/toolkitVersion.ts';
import { installCommand } from '../../toolkit/mdx/installCommands.ts';
import { skillMarkdown } from './skill.ts';

/** The skill of this site, with the code that its page of the installation shows. */
export const siteSkill = (): string =>
  skillMarkdown({
    version: toolkitVersion,
    api: siteApi.api,
    notes,
    install: installCommand('expo', requiredPackages()),
    layout: snippets.minimalLayout?.source ?? '',
    screen: examples['Start.first']?.source ?? '',
  });
