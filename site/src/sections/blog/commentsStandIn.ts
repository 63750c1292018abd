/**
 * Placeholder for comments that do not load, in development only.
 * @param repo repository whose discussions hold the comments
 * @param reason error message of giscus; undefined when it cannot be reached
 */
export function commentsStandIn(repo: string, reason?: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'island-note';
  box.setAttribute('role', 'note');
  box.textContent = reason
    ? `${repo}의 댓글이 표시될 자리입니다. giscus가 오류를 보냈습니다: ${reason}. 설정의 comments와 저장소에 설치한 giscus 앱을 확인하세요.`
    : `${repo}의 댓글이 표시될 자리입니다. giscus.app에 연결하지 못했습니다. 이 안내는 개발 서버에서만 표시됩니다.`;
  return box;
}
