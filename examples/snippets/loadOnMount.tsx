import { useOverlay, ZSText } from '@0610studio/zs-ui';
import { useEffect, useRef, useState } from 'react';
import { request } from './apiClient';

export default function OrdersScreen() {
  const overlay = useRef(useOverlay()).current;
  const [orders, setOrders] = useState<string[]>([]);

  useEffect(() => {
    let isMounted = true;
    const close = () => {
      if (isMounted) {
        isMounted = false;
        overlay.hideOverlay('loader');
      }
    };
    overlay.showLoader();
    request<string[]>('/orders')
      .then((loaded) => isMounted && setOrders(loaded))
      .catch(
        () => isMounted && overlay.showAlert({ title: '불러오지 못했습니다' }),
      )
      .finally(close);
    return close;
  }, [overlay]);

  return orders.map((order) => <ZSText key={order}>{order}</ZSText>);
}
