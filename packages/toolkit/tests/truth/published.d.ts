// jest.config.mjs maps this module to the published source, whose names and types are the same.
export * from '../../src';
