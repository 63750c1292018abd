import { type CollectionEntry, getCollection } from 'astro:content';
import { readCategories } from './categories.ts';
import { buildSidebar, type DocSummary, type SidebarItem } from './sidebar.ts';

export type Doc = CollectionEntry<'docs'>;

/** Pages that are built: drafts only in development. */
export async function publishedDocs(): Promise<Doc[]> {
  const docs = await getCollection('docs');
  return docs.filter((doc) => import.meta.env.DEV || !doc.data.draft);
}

export function summarise(doc: Doc): DocSummary {
  return {
    id: doc.id,
    title: doc.data.title,
    label: doc.data.sidebar_label ?? doc.data.title,
    position: doc.data.sidebar_position,
    unlisted: doc.data.unlisted,
  };
}

let sidebar: Promise<SidebarItem[]> | undefined;

async function loadSidebar(): Promise<SidebarItem[]> {
  const docs = await publishedDocs();
  return buildSidebar(docs.map(summarise), readCategories('content/docs/categories.yml'));
}

/** Sidebar of the documentation; read once per build. */
export function docsSidebar(): Promise<SidebarItem[]> {
  if (import.meta.env.DEV || sidebar === undefined) {
    sidebar = loadSidebar();
  }
  return sidebar;
}
