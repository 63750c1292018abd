import { useOverlay, ZSText } from '@0610studio/zs-ui';
import { useEffect, useState } from 'react';

const loadOrders = async (): Promise<string[]> => {
  const response = await fetch(
    'https://api.example.com/orders',
  );
  return response.json();
};

export default function OrdersScreen() {
  const { hideOverlay, showAlert, showLoader } =
    useOverlay();
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
    loadOrders()
      .then((loaded) => isMounted && setOrders(loaded))
      .catch(
        () =>
          isMounted &&
          showAlert({ title: '불러오지 못했습니다' }),
      )
      .finally(close);
    return close;
  }, [hideOverlay, showAlert, showLoader]);

  return orders.map((order) => (
    <ZSText key={order}>{order}</ZSText>
  ));
}
