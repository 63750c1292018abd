import { SHADOW_GEOMETRY, SHADOW_LEVELS, themeFactory } from '@0610studio/zs-ui/tokens';
import { tokenTablesText } from '../../text/tokenTables.ts';
import { ScrollTable } from './ScrollTable.tsx';

const text = tokenTablesText.elevation;
const palette = themeFactory();
const light = palette({ mode: 'light' }).elevationShadow;
const dark = palette({ mode: 'dark' }).elevationShadow;

/** The ten shadows per platform and mode, read from the toolkit's own theme. */
export function ElevationTable() {
  return (
    <ScrollTable
      label={text.caption}
      columns={[
        text.level,
        text.offset,
        text.opacity,
        text.radius,
        text.elevation,
        text.light,
        text.dark,
      ]}
    >
      {SHADOW_LEVELS.map((level) => {
        const [height, opacity, radius] = SHADOW_GEOMETRY[level];
        return (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td>0, {height}</td>
            <td>{opacity}</td>
            <td>{radius}</td>
            <td>{level}</td>
            <td>{light[level]}</td>
            <td>{dark[level]}</td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}
