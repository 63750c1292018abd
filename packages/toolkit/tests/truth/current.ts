import type * as Toolkit from '../../src';

type Exports = typeof Toolkit;

const current: { toolkit?: Exports } = {};

/** Chooses the toolkit that examples import. */
export function use(toolkit: Exports): void {
  current.toolkit = toolkit;
}

/** What examples import as `@0610studio/zs-ui`: they read each name when they need it. */
module.exports = new Proxy(
  { use },
  {
    get: (own, name) =>
      name === 'use' || name === '__esModule'
        ? Reflect.get({ ...own, __esModule: true }, name)
        : Reflect.get(current.toolkit ?? {}, name),
  },
);
