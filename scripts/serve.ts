import { distUrl } from './lib/dist.mjs';
import { createSiteServer } from './lib/siteServer.ts';

const port = Number(process.env.PORT ?? 3000);
const server = createSiteServer(distUrl);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `${port}번 포트를 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT=3001 npm start 처럼 다른 포트를 고르십시오.`
      : `서버를 시작하지 못했습니다: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  console.log(`ZS-ui 문서를 http://localhost:${port}${server.base} 에서 볼 수 있습니다.`);
});
