import { book } from '@0610studio/zs-ui/facts';
import { factsText } from '../../text/facts.ts';
import { rangeOf } from '../facts/sdks.ts';
import { ScrollTable } from './ScrollTable.tsx';

const PACKAGES = ['react-native-reanimated', 'expo-navigation-bar', 'expo-router'] as const;

/** Table of compatible versions of zs-ui, Expo SDKs and required packages. */
export function SdkTable() {
  const { caption, sdk } = factsText.sdkTable;
  return (
    <ScrollTable label={caption} columns={[sdk, 'React Native', 'zs-ui', ...PACKAGES]}>
      {book.sdks.map((fit) => (
        <tr key={`${fit.sdk}-${fit.zsUi}`} data-sdk={fit.sdk} data-zs-ui={fit.zsUi}>
          <th scope="row">{fit.sdk}</th>
          <td>{fit.reactNative}</td>
          <td>{fit.zsUi}</td>
          {PACKAGES.map((name) => (
            <td key={name}>
              <code>{rangeOf(fit, name)}</code>
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
