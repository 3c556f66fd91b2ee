import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/test/free-port.ts'
import { type ServerProcess, SHOP, startServer } from '../server-process.ts'
import { cpuMsOfTree } from './cpu-time.ts'

/** Several processes of the shop behind one nginx. `cpuMs` is the shop's, of all its processes. */
export type ManyProcesses = ServerProcess & { count: number; proxyCpuMs(): number }

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** Starts `count` processes of the built shop on one database, and nginx in front of them, as docs/guides/go-live.md says. */
export async function startMany(
  count: number,
  env: Record<string, string>,
  folder: string,
): Promise<ManyProcesses> {
  const started = performance.now()
  const shops: ServerProcess[] = []
  // The first one migrates the database.
  for (let i = 0; i < count; i += 1) shops.push(await startServer(SHOP, env))
  const proxy = await startNginx(
    shops.map(({ url }) => url),
    folder,
  )
  const sum = (of: (shop: ServerProcess) => number) => shops.reduce((total, shop) => total + of(shop), 0)
  return {
    count,
    url: proxy.url,
    startMs: performance.now() - started,
    cpuMs: () => sum((shop) => shop.cpuMs()),
    residentMb: () => sum((shop) => shop.residentMb()),
    proxyCpuMs: proxy.cpuMs,
    async stop() {
      await proxy.stop()
      for (const shop of shops) await shop.stop()
    },
  }
}

async function startNginx(urls: string[], folder: string) {
  const port = await freePort()
  const prefix = mkdtempSync(join(folder, 'nginx-'))
  const config = join(prefix, 'nginx.conf')
  writeFileSync(config, configOf(urls, port, prefix))
  const nginx = spawn('nginx', ['-p', prefix, '-c', config, '-e', join(prefix, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    cpuMs: () => cpuMsOfTree(nginx.pid ?? 0),
    async stop() {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'exit')
    },
  }
}

/** The generator says whom a request comes from: visitors have limits. */
function configOf(urls: string[], port: number, prefix: string): string {
  return `
daemon off;
worker_processes 1;
pid ${prefix}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${prefix}/body;
  proxy_temp_path ${prefix}/proxy;
  fastcgi_temp_path ${prefix}/fastcgi;
  uwsgi_temp_path ${prefix}/uwsgi;
  scgi_temp_path ${prefix}/scgi;
  upstream krok {
${urls.map((url) => `    server ${new URL(url).host};`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://krok;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    }
  }
}`
}
