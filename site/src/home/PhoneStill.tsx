import { homeText } from '../text/home.ts';
import styles from './PhoneStill.module.css';

const items = [
  { name: '보리차 24병', price: '19,800원' },
  { name: '손목 보호대', price: '12,000원' },
  { name: '책상 조명', price: '43,500원' },
];

/** A drawn phone with an alert over a cart; it holds the place of the one that runs. */
export function PhoneStill() {
  return (
    <div className={styles.phone} role="img" aria-label={homeText.phone}>
      <div className={styles.screen} aria-hidden="true" data-search-ignore>
        <p className={styles.status}>9:41</p>
        <p className={styles.heading}>장바구니</p>
        {items.map((item) => (
          <p key={item.name} className={styles.item}>
            <b>{item.name}</b>
            <span>{item.price}</span>
          </p>
        ))}
        <p className={styles.button}>장바구니 비우기</p>
        <div className={styles.scrim}>
          <div className={styles.alert}>
            <b>장바구니를 비울까요?</b>
            <span>담은 상품 3개가 모두 사라집니다.</span>
            <div>
              <i>그대로 두기</i>
              <i>비우기</i>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
