import { examples, snippets } from 'virtual:playground/examples';
import { book } from '@0610studio/zs-ui/facts';
import { siteApi } from '../../toolkit/api/siteApi.ts';
import { requiredPackages } from '../../toolkit/facts/sdks.ts';
import { installCommand } from '../../toolkit/mdx/installCommands.ts';
import { skillMarkdown } from './skill.ts';

/** The skill of this site, with the code that its page of the installation shows. */
export const siteSkill = (): string =>
  skillMarkdown({
    version: book.documented.version,
    api: siteApi.api,
    notes: book.behaviours,
    install: installCommand('expo', requiredPackages()),
    layout: snippets.minimalLayout?.source ?? '',
    screen: examples['Start.first']?.source ?? '',
  });
