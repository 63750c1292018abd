import {
  AnimatedWrapper,
  ErrorComponent,
  PopOverButton,
  themeFactory,
  useOverlay,
  useTheme,
  ZSAboveKeyboard,
  ZSBlockButton,
  ZSContainer,
  ZSPortal,
  ZSPressable,
  ZSRadioGroup,
  ZSSkeleton,
  ZSSkeletonBox,
  ZSSwitch,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { type ComponentType, useState } from 'react';
import { Text, View } from 'react-native';
import type { OverlayFunctions } from '../../src/overlay/types';

const label = <Text>글</Text>;
const content = <Text>내용</Text>;
const options = ['사과', '배', '감'].map((value) => ({ value, index: value }));
const noop = () => undefined;

/** A button that opens an overlay. */
function opener(open: (overlay: OverlayFunctions) => void): ComponentType {
  return function Opener() {
    const overlay = useOverlay();
    return <ZSPressable onPress={() => open(overlay)}>{label}</ZSPressable>;
  };
}

/** A line for each value of an object: `text.base: "#1C252E"`. */
const toValues = (value: unknown, name = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => toValues(part, `${name}.${key}`))
    : [`${name}: ${value}`];

/** All colours of both modes, text styles and shadows: what the tables of the pages show. */
function ThemeValues() {
  const { typography, elevation } = useTheme();
  const modes = ['light', 'dark'] as const;
  const palettes = modes.map((mode) => themeFactory()({ mode }));
  return <Text>{toValues({ palettes, typography, elevation }).sort().join('\n')}</Text>;
}

const BOX_STYLES = ['outline', 'underline', 'inbox'] as const;
const INNER_STYLES = [undefined, 'top', 'middle', 'bottom'] as const;

const VARIANTS = ['solid', 'pastel', 'stroke'] as const;
const INTENTS = ['primary', 'danger', 'warning', 'success', 'information', 'grey'] as const;

const actions = { primary: { label: '예' }, secondary: { label: '아니요' } };

/** States of components which no example shows, by name. */
export const components: Readonly<Record<string, ComponentType>> = {
  'values of the theme': ThemeValues,
  ZSText: () => (
    <>
      <ZSText>글</ZSText>
      <ZSText typo="heading.1" color="danger.40" style={{ letterSpacing: 0 }} numberOfLines={1}>
        글
      </ZSText>
      <ZSText color="secondary" role="heading" testID="글">
        글
      </ZSText>
    </>
  ),
  ZSView: () => (
    <>
      <ZSView>{label}</ZSView>
      <ZSView color="layer1" elevationLevel={3} style={{ backgroundColor: 'red' }} testID="v" />
      <ZSView isAnimation elevationLevel={5} aria-label="카드" />
      <ZSView isAnimation color="primary.20" />
    </>
  ),
  AnimatedWrapper: () => (
    <>
      <AnimatedWrapper isAnimation={false}>{label}</AnimatedWrapper>
      <AnimatedWrapper isAnimation duration={400} elevationLevel={9} color="neutral" />
    </>
  ),
  ZSPressable: () => (
    <>
      <ZSPressable onPress={noop}>{label}</ZSPressable>
      <ZSPressable fullWidth color="primary" elevationLevel={2} isAnimation={false}>
        {label}
      </ZSPressable>
      <ZSPressable onLongPress={noop} style={{ padding: 3 }} testID="p" role="link" hitSlop={9}>
        {label}
      </ZSPressable>
    </>
  ),
  ZSRadioGroup: () => {
    const [value, setValue] = useState(options[0]);
    return (
      <>
        <ZSRadioGroup options={options} value={value} onSelect={setValue} />
        <ZSRadioGroup options={options} value={value} onSelect={setValue} rowCount={2} />
        <ZSRadioGroup options={options} onSelect={noop} rowCount={3} disabled />
        <ZSRadioGroup
          options={options}
          onSelect={noop}
          containerStyle={{ style: { padding: 3 }, testID: 'r' }}
          valueStyle={{ typo: 'body.1' }}
          selectStyle={{ color: 'danger', style: { opacity: 0.5 } }}
        />
      </>
    );
  },
  ZSBlockButton: () => (
    <>
      {VARIANTS.flatMap((variant) =>
        INTENTS.map((intent) => (
          <ZSBlockButton
            key={`${variant} ${intent}`}
            onPress={noop}
            title="버튼"
            typo="label.2"
            intent={intent}
            variant={variant}
          />
        )),
      )}
      <ZSBlockButton onPress={noop} title="버튼" typo="heading.6" isLoading testID="b" />
      <ZSBlockButton onPress={noop} title="버튼" typo="body.5" disabled style={{ margin: 3 }} />
    </>
  ),
  ZSSwitch: () => (
    <>
      <ZSSwitch isActive onToggle={noop} />
      <ZSSwitch isActive={false} onToggle={noop} width={100} style={{ padding: 7 }} testID="s" />
      <ZSSwitch
        isActive
        onToggle={noop}
        trackColorActive="red"
        trackColorInactive="blue"
        thumbColor="black"
      />
    </>
  ),
  ZSSkeleton: () => (
    <>
      <ZSSkeleton isFetching={false}>{content}</ZSSkeleton>
      <ZSSkeleton isFetching overlayColor="red" style={{ padding: 3 }} testID="k">
        {content}
      </ZSSkeleton>
      <ZSSkeletonBox height={20} />
      <ZSSkeletonBox height={20} color="danger" overlayColor="red" style={{ width: 30 }} />
    </>
  ),
  'ZSTextField, shapes': () => (
    <>
      {BOX_STYLES.flatMap((boxStyle) =>
        INNER_STYLES.map((innerBoxStyle) => (
          <ZSTextField
            key={`${boxStyle} ${innerBoxStyle}`}
            value=""
            boxStyle={boxStyle}
            innerBoxStyle={innerBoxStyle}
          />
        )),
      )}
    </>
  ),
  'ZSTextField, states': () => (
    <>
      <ZSTextField value="글" label="이름" />
      <ZSTextField value="글" label="이름" boxStyle="inbox" typo="heading.3" />
      <ZSTextField value="" status="error" errorMessage="짧습니다" />
      <ZSTextField value="" status="error" errorMessage="" errorColor="red" />
      <ZSTextField value="글" isTextArea textInputProps={{ multiline: true, maxLength: 9 }} />
      <ZSTextField value="" disabled allowFontScaling={false} />
      <ZSTextField
        value="글"
        inputBgColor="red"
        labelBgColor="green"
        labelColor="blue"
        placeHolderColor="pink"
        borderColor="black"
        focusColor="white"
        borderWidth={3}
        borderRadius={4}
        paddingHorizontal={20}
        textInputProps={{ 'aria-label': '이름', style: { height: 80 }, spellCheck: true }}
      />
    </>
  ),
  ErrorComponent: () => <ErrorComponent errorMessage="짧습니다" errorColor="red" />,
  ZSContainer: () => (
    <ZSContainer style={{ padding: 9 }} topComponent={label} bottomComponent={label} testID="c">
      {content}
    </ZSContainer>
  ),
  'ZSContainer, settings': () => (
    <View>
      <ZSContainer
        scrollViewDisabled
        edges={['left']}
        backgroundColor="red"
        barStyle="dark-content"
      >
        {content}
      </ZSContainer>
      <ZSContainer
        foldableSingleScreen
        showsVerticalScrollIndicator={false}
        scrollEventThrottle={1}
        statusBarColor="red"
        translucent
      >
        {content}
      </ZSContainer>
      <ZSContainer rightComponent={label} dividerLineComponent={label}>
        {content}
      </ZSContainer>
      <ZSContainer foldableSingleScreen rightComponent={label}>
        {content}
      </ZSContainer>
    </View>
  ),
  'places at the foot': () => (
    <>
      <ZSAboveKeyboard keyboardHideOffset={9} backgroundColor="red">
        {content}
      </ZSAboveKeyboard>
      <ZSAboveKeyboard showOnlyKeyboardVisible>{content}</ZSAboveKeyboard>
    </>
  ),
  ZSPortal: () => (
    <>
      <ZSPortal>{content}</ZSPortal>
      <ZSPortal isFocused={false}>{label}</ZSPortal>
    </>
  ),
  PopOverButton: () => (
    <PopOverButton width={44} height={48} aria-label="더 보기" popOverMenuComponent={content}>
      {label}
    </PopOverButton>
  ),
  Alert: opener((overlay) => overlay.showAlert({})),
  'Alert, all': opener((overlay) =>
    overlay.showAlert({
      title: '제목',
      informative: '본문',
      actions,
      isBackgroundTouchClose: false,
      titleStyle: { color: 'red' },
      informativeStyle: { color: 'red' },
      primaryButtonStyle: { backgroundColor: 'red' },
      secondaryButtonStyle: { backgroundColor: 'red' },
      secondaryButtonTextStyle: { fontSize: 20 },
    }),
  ),
  BottomSheet: opener((overlay) => overlay.showBottomSheet({ component: content })),
  'BottomSheet, all': opener((overlay) =>
    overlay.showBottomSheet({
      component: content,
      headerComponent: label,
      options: {
        height: 5000,
        marginHorizontal: 20,
        marginBottom: 0,
        padding: 8,
        isBackgroundTouchClose: false,
        foldableSingleScreen: true,
      },
    }),
  ),
  Modality: opener((overlay) => overlay.showModality({ component: content })),
  'Modality, single': opener((overlay) =>
    overlay.showModality({ component: content, foldableSingleScreen: true }),
  ),
  Snackbar: opener((overlay) => {
    overlay.showSnackBar({ message: '글', snackbarDuration: 60_000 });
    overlay.showSnackBar({ message: '글', type: 'error', snackbarDuration: 60_000, index: 1 });
  }),
  Loader: opener((overlay) => overlay.showLoader()),
  PopOver: opener((overlay) => overlay.showPopOverMenu({ px: 300, py: 90, component: content })),
  'all at once': opener((overlay) => {
    overlay.showModality({ component: content });
    overlay.showBottomSheet({ component: content });
    overlay.showPopOverMenu({ px: 3, py: 9, component: content });
    overlay.showAlert({ title: '제목' });
    overlay.showSnackBar({ message: '글', snackbarDuration: 60_000 });
  }),
};
