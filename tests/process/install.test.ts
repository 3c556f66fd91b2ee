import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Machine, startMachine } from '../helpers/machine.ts'

/*
 * An owner's first year in two minutes, on a new machine: the shop is installed, sells behind TLS, is backed up, destroyed and
 * restored, upgraded under orders, and goes back; what can be in the way is, and says so in one sentence.
 */

const ANSWERS = `DOMAIN=krok.example
SMTP_URL=smtps://user:p%40ss@127.0.0.1:9
MAIL_FROM=KROK "the shop" <hello@krok.example>
BANK_ACCOUNT=Test Bank, O'Brien & $ons, 123 456
ADMIN_EMAIL=owner@krok.example
`
const INSTALL = '/root/krok/deploy/install --answers /root/answers --tls-internal'
const UPGRADE = '/srv/krok/current/deploy/upgrade'
const NEXT_STEPS =
  /^The first admin: sign up at https:\/\/krok\.example\/auth\?mode=sign-up, then open \S+ and enter \S+$/m

const { version: FIRST } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
/** A later version, by so many. */
const later = (by: number) => FIRST.replace(/\d+$/, (patch) => String(Number(patch) + by))

/** Runs what has to work, and returns what it printed. */
function must(machine: Machine, script: string): string {
  const { status, stdout, stderr } = machine.run(script)
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stdout}${stderr}`)
  return stdout.trim()
}

/** Runs what has to be refused, in one sentence and before anything is changed. */
function refused(machine: Machine, script: string): string {
  const { status, stderr } = machine.run(script)
  expect(status, stderr).toBe(1)
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1)
  return stderr
}

const SHOP = `curl -fsSk --max-time 20 --resolve krok.example:443:127.0.0.1`
const versions = (machine: Machine) =>
  [3001, 3002].map((port) =>
    must(machine, `readlink /proc/$(systemctl show -p MainPID --value krok@${port})/cwd`).split('/').pop(),
  )
const orders = (machine: Machine) =>
  must(machine, `cd /; runuser -u postgres -- psql -Atc 'select number from orders order by number' krok`)

function order(machine: Machine): { number: string; url: string } {
  const { product } = JSON.parse(
    must(machine, `${SHOP} https://krok.example/api/products/pad-thai-sauce`),
  ) as {
    product: { id: string; priceCents: number }
  }
  const body = JSON.stringify({
    contact: { firstName: 'Ada', lastName: 'Khumalo', email: 'ada@example.com', phone: '+27215550142' },
    lines: [{ productId: product.id, quantity: 1 }],
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: product.priceCents,
  })
  const key = `$(cat /proc/sys/kernel/random/uuid)`
  const answer = must(
    machine,
    `${SHOP} -H 'content-type: application/json' -H "idempotency-key: ${key}" -d '${body}' https://krok.example/api/orders`,
  )
  return JSON.parse(answer) as { number: string; url: string }
}

test('a new machine becomes a shop that sells behind TLS, comes back from a backup, is upgraded and goes back', async () => {
  const machine = await startMachine()
  const run = (script: string) => must(machine, script)
  const refuse = (script: string) => refused(machine, script)
  run(`cat > /root/answers <<'END'\n${ANSWERS}END`)

  // Nothing but what it would do.
  const dry = run(`${INSTALL} --dry-run`)
  expect(dry).toMatch(
    /would {2}packages[^]+would {2}a user krok[^]+would {2}Caddy, started[^]+Nothing was changed\./,
  )
  expect(run('ls /etc /srv; dpkg -l')).not.toMatch(/krok|caddy|postgresql/)

  expect(refuse(`runuser -u nobody -- ${INSTALL}`)).toMatch(/needs root/)
  expect(
    refuse(
      `sed s/DOMAIN=.*/DOMAIN=shop/ /root/answers > /tmp/a; ${INSTALL.replace('/root/answers', '/tmp/a')}`,
    ),
  ).toMatch(/DOMAIN must be like/)
  expect(
    refuse(`mount -t tmpfs -o size=50m tmpfs /srv; ${INSTALL}; code=$?; umount /srv; exit $code`),
  ).toMatch(/disk of \/srv\/krok has \d+ MB left/)
  expect(
    refuse(
      `/root/krok/node_modules/.bin/node -e 'require("net").createServer().listen(80)' & sleep 1; ${INSTALL}; code=$?; kill %1; exit $code`,
    ),
  ).toMatch(/port 80 is taken by another program \(\w+\)/)

  // Killed where it has changed half, and run again.
  await machine.killAt(INSTALL, 'a role krok')
  const installed = run(INSTALL)
  expect(installed).toMatch(
    /ok {5}packages[^]+now {4}krok@3001 and krok@3002[^]+The shop runs at https:\/\/krok\.example/,
  )
  expect(installed).toMatch(NEXT_STEPS)
  const state = () =>
    run(
      `md5sum /etc/krok.env /etc/caddy/Caddyfile /etc/systemd/system/krok@.service; systemctl show -p MainPID krok@3001 krok@3002 caddy; ls -la /srv/krok`,
    )
  const before = state()
  expect(run(INSTALL)).toMatch(/There was nothing to do\./)
  expect(state()).toBe(before)
  for (const port of [3001, 3002]) {
    const [, exposure = ''] =
      /level for krok@\d+\.service: ([\d.]+)/.exec(run(`systemd-analyze security --no-pager krok@${port}`)) ??
      []
    expect(Number(exposure)).toBeLessThan(3)
    expect(Number(exposure)).toBeGreaterThan(0)
  }

  // Opened, as an admin does in the office.
  run('/srv/krok/current/deploy/run seed')
  run(
    `cd /; runuser -u postgres -- psql -qc "update settings set value = '{\\"isOpen\\": true}' where \\"group\\" = 'opening'" krok; systemctl restart krok@3001 krok@3002; sleep 1`,
  )
  run(INSTALL)
  const sold = order(machine)
  const isThere = () => expect(run(`${SHOP} ${sold.url}`)).toContain(sold.number)
  isThere()

  // Backed up, destroyed, and brought back.
  const picture = '/var/lib/krok/storage/pictures/jar-640.webp'
  run(
    `echo jar > /tmp/jar; install -D -o krok -g krok -m 600 /tmp/jar ${picture}; chown -R krok: /var/lib/krok`,
  )
  run('/srv/krok/current/deploy/run backup /var/backups/krok/today.tar')
  const left = run('/srv/krok/current/deploy/uninstall')
  expect(left).toMatch(/to remove it: sudo -u postgres dropdb krok/)
  run(`test -e /etc/krok.env -a -e ${picture} -a -e /var/backups/krok/today.tar`)
  expect(run('systemctl list-units --all --plain --no-legend "krok@*"; ls /srv')).toBe('')
  run('cd /; runuser -u postgres -- dropdb krok; rm -r /var/lib/krok')
  run(`cd /; runuser -u postgres -- createdb krok -T template0 --locale=C`)
  expect(refuse(INSTALL)).toMatch(/database krok with the locale C/)
  run('cd /; runuser -u postgres -- dropdb krok')
  run(INSTALL)
  run(
    `systemctl stop 'krok@*' && /srv/krok/current/deploy/run restore --replace /var/backups/krok/today.tar && systemctl start krok@3001 krok@3002`,
  )
  run(INSTALL)
  isThere()
  expect(run(`cat ${picture}`)).toBe('jar')

  // A newer release, while the shop sells.
  expect(refuse(`${UPGRADE} /root/krok`)).toContain(`${FIRST} runs already`)
  expect(refuse(`cd /root; echo none > none.tar.gz; ${UPGRADE} none.tar.gz`)).toContain('no tar.gz')
  run(
    `mkdir -p /root/old; cd /root/old; sed 's/^  "version": .*/  "version": "0.0.1",/' ../krok/package.json > package.json; tar -czf ../old.tar.gz .`,
  )
  expect(refuse(`${UPGRADE} /root/old.tar.gz`)).toContain('0.0.1 is older')
  const newer = (by: number, change = 'true') =>
    run(`cd /root/krok; sed -i 's/^  "version": .*/  "version": "${later(by)}",/' package.json; ${change}`)
  newer(1)
  await machine.killAt(`${UPGRADE} /root/krok`, 'on port 3001')
  run(
    `(while sleep 0.2; do ${SHOP} -o /dev/null https://krok.example/shop || echo lost >> /tmp/lost; done) > /dev/null 2>&1 & echo $! > /tmp/visitor`,
  )
  expect(run(`${UPGRADE} /root/krok`)).toContain(`${later(1)} runs`)
  expect(versions(machine)).toEqual([later(1), later(1)])
  isThere()
  order(machine)

  // Releases that do not start, and that the books do not bear, take themselves back. Nothing of them has to be built.
  const refusedUpgrade = () => {
    const { status, stderr } = machine.run(`${UPGRADE} /root/krok`)
    expect(status, stderr).toBe(1)
    return stderr
  }
  newer(
    2,
    `echo > scripts/launch.mjs; mv build/programs/server.js /root; echo 'process.exit(1)' > build/programs/server.js`,
  )
  expect(refusedUpgrade()).toMatch(new RegExp(`${later(2)} does not become ready[^]+${later(1)} runs`))
  newer(
    3,
    `mv /root/server.js build/programs; echo 'console.log("stock SKU: 1 expected, 2 found"); process.exitCode = 2' > build/programs/check-books.js`,
  )
  expect(refusedUpgrade()).toMatch(new RegExp(`stock SKU[^]+the books differ[^]+${later(1)} runs`))
  expect(versions(machine)).toEqual([later(1), later(1)])

  // Back, with all that was sold since.
  const sales = orders(machine)
  expect(run(`${UPGRADE} --back`)).toContain(`${FIRST} runs`)
  expect(versions(machine)).toEqual([FIRST, FIRST])
  expect(orders(machine)).toBe(sales)
  expect(sales.split('\n')).toHaveLength(2)
  expect(run('kill $(cat /tmp/visitor); cat /tmp/lost 2>/dev/null || true')).toBe('')
  expect(refuse(`${UPGRADE} --back`)).toMatch(/no release before/)
})
