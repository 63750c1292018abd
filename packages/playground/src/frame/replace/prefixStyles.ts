/** Adds the only prefix that is still needed: `-webkit-user-select`, of Safari. */
function prefixStyles(style: Record<string, unknown>): Record<string, unknown> {
  return style.userSelect === undefined ? style : { WebkitUserSelect: style.userSelect, ...style };
}

// biome-ignore lint/style/noDefaultExport: react-native-web exports each module as its default
export default prefixStyles;
