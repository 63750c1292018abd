import toolkit from '@0610studio/zs-ui/package.json' with { type: 'json' };

/** Version of the toolkit that the docs describe. */
export const toolkitVersion = toolkit.version;
