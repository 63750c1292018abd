import { useOverlay, ZSText } from '@0610studio/zs-ui';
import { useEffect, useState } from 'react';
import { request } from './apiClient';

export default function OrdersScreen() {
  const { hideOverlay, showAlert, showLoader } = useOverlay();
  const [orders, setOrders] = useState<string[]>([]);

  useEffect(() => {
    let isMounted = true;
    const close = () => {
      if (isMounted) {
        isMounted = false;
        hideOverlay('loader');
      }
    };
    showLoader();
    request<string[]>('/orders')
      .then((loaded) => isMounted && setOrders(loaded))
      .catch(() => isMounted && showAlert({ title: '불러오지 못했습니다' }))
      .finally(close);
    return close;
  }, [hideOverlay, showAlert, showLoader]);

  return orders.map((order) => <ZSText key={order}>{order}</ZSText>);
}
