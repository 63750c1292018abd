import { GlobalOverlay } from '@0610studio/zs-ui';

/** 모든 요청이 거치는 함수입니다. 실패하면 어느 화면에서든 스낵바로 알립니다. */
export async function request<T>(path: string): Promise<T> {
  const response = await fetch(
    `https://api.example.com${path}`,
  );
  if (!response.ok) {
    GlobalOverlay.showSnackBar({
      message: `요청에 실패했습니다. (${response.status})`,
      type: 'error',
    });
    throw new Error(
      `${path} 요청이 ${response.status}로 끝났습니다.`,
    );
  }
  return response.json();
}
