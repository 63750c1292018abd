// The only inline script of a page: it stands in the head, before any module.
import './startPage.ts';
import '@zs-docs/search/early.js';
