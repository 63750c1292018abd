import { allOf, type Element } from './elements';

const SCROLL_VIEW = 'RCTScrollView';

const isList = ({ type, props }: Element) => type === SCROLL_VIEW && 'getItem' in props;

const isHorizontal = ({ props }: Element) => props.horizontal === true;

/** A list inside of a plain ScrollView of its direction draws all of its items. */
function isNested(list: Element): boolean {
  for (let part = list.parent; part; part = part.parent) {
    if (part.type === SCROLL_VIEW && isHorizontal(part) === isHorizontal(list)) {
      return !isList(part) && list.props.scrollEnabled !== false;
    }
  }
  return false;
}

/** What React Native reports of lists on a device; the ScrollView of tests lets it report nothing. */
export const nestedLists = (): string[] =>
  allOf(isList)
    .filter(isNested)
    .map(() => 'a list is nested inside of a ScrollView');
