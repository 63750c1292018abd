import { expect, test } from 'vitest';
import { readArchive } from '../../src/check/declarations/archive.ts';
import { openChecks } from '../../src/check/findAll.ts';
import { ARCHIVE_FILE } from '../../src/check/places.ts';

const archive = readArchive(ARCHIVE_FILE);
const check = openChecks(archive);
const rulesOf = (code: string, file = 'App.js') =>
  check({ code, version: archive.documented, file }).findings.map(({ rule }) => rule);

const ORDINARY = `import { Component, useEffect, useRef, useState } from 'react';
import { ZSText } from '@0610studio/zs-ui';
import { load } from './load';
function Row({ title, onPress, icon }) { return <ZSText onPress={onPress}>{title}{icon}</ZSText>; }
export class Old extends Component { state = { user: null }; open = (id) => this.setState({ user: id }); }
export default function App({ navigation }) {
  const [user, setUser] = useState(null);
  const [typo, setTypo] = useState('body.1');
  const timer = useRef(null);
  useEffect(() => { timer.current = setTimeout(() => setUser({ name: 'a' })); setTypo('body.2'); }, []);
  return <ZSText typo={typo} onPress={() => navigation.go(load(user.name))}><Row title="a" /></ZSText>;
}
`;

test('JavaScript is not judged by types that nobody has written', () => {
  expect(rulesOf(ORDINARY)).toEqual([]);
});

test('what is written of the toolkit is judged there too', () => {
  const code = `import { ZSText, ZSTextFild } from '@0610studio/zs-ui';
export const Wrong = () => <ZSText typo="body.99"><ZSText colour="a" /><ZSTextFild /><ScrollView /></ZSText>;`;
  expect(rulesOf(code).toSorted()).toEqual([
    'missing-export',
    'missing-name',
    'unknown-prop',
    'wrong-value',
  ]);
});

test('a file of Flow is not checked, and one sentence says so', () => {
  const code = `/**
 * @flow strict
 */
type Props = {| +title: string |};
opaque type Id: string = string;
export const a = (props: Props) => (props.title: any);`;
  expect(rulesOf(code)).toEqual(['unchecked']);
});
