import { ZSSwitch } from '@0610studio/zs-ui';
<ZSSwitch isActive={true} onToggle={() => console.log('바꾸기')} />
