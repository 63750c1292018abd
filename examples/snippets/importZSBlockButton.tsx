import { ZSBlockButton } from '@0610studio/zs-ui';
<ZSBlockButton title="저장" typo="label.1" onPress={() => console.log('저장')} />
