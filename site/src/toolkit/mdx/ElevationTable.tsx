import { createElevation, SHADOW_LEVELS, themeFactory } from '@0610studio/zs-ui/tokens';
import { tokenTablesText } from '../../text/tokenTables.ts';
import { ScrollTable } from './ScrollTable.tsx';

const text = tokenTablesText.elevation;
const palette = themeFactory();
const [light, dark] = (['light', 'dark'] as const).map((mode) =>
  createElevation(palette({ mode }).elevationShadow),
);

/** A shadow colour, its opacity to the thousandth: the toolkit multiplies two fractions. */
const shortened = (color: unknown) =>
  String(color ?? text.none).replace(/0\.\d+/, (alpha) => String(Number(Number(alpha).toFixed(3))));

/** The ten shadows of both modes, read from the toolkit's own theme. */
export function ElevationTable() {
  return (
    <ScrollTable
      label={text.caption}
      columns={[text.level, text.offset, text.blur, text.light, text.dark]}
    >
      {SHADOW_LEVELS.map((level) => {
        const [shadow, darkShadow] = [light, dark].map((mode) => mode?.[level].boxShadow?.[0]);
        return (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td>{shadow?.offsetY ?? text.none}</td>
            <td>{shadow?.blurRadius ?? text.none}</td>
            <td>{shortened(shadow?.color)}</td>
            <td>{shortened(darkShadow?.color)}</td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}
