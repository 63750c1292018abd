import { distUrl } from './lib/dist.mjs';
import { stop } from './lib/install.mjs';
import { parsePort } from './lib/port.mjs';
import { createSiteServer, type SiteServer } from './lib/siteServer.ts';

/** Responses in progress get this long to finish after a signal. */
const SHUTDOWN_TIMEOUT_MS = 5000;

const port = parsePort(process.env.PORT);
const server = createServerOrStop(distUrl);

server.on('error', (error: NodeJS.ErrnoException) => {
  stop(
    error.code === 'EADDRINUSE'
      ? `${port}번 포트를 다른 프로그램이 사용하고 있습니다. 그 프로그램을 종료하거나 PORT=3001 npm start처럼 다른 포트를 지정하세요.`
      : `서버를 시작하지 못했습니다: ${error.message}`,
  );
});
server.listen(port, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' ? address?.port : port;
  console.log(`ZS-ui 문서를 http://localhost:${actualPort}${server.base} 에서 볼 수 있습니다.`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.close();
    // A keep-alive connection becomes idle only after its last response.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}

function createServerOrStop(dist: URL): SiteServer {
  try {
    return createSiteServer(dist);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}
