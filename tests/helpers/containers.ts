import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'

/*
 * Podman with images and networks of the tests' own, and stand-ins for the images of Docker Hub, which the tests do not fetch:
 * they are made of Debian's packages, this Node and its npm, and have the names that the project's files give them.
 */

const STAND_INS = resolve('tests/stand-ins/hub-images')

/** Keeps everything in a folder of its own, so that the machine's own images know nothing of these. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  mkdirSync('node_modules/.cache/containers', { recursive: true })
  const folder = realpathSync('node_modules/.cache/containers')
  const files = {
    CONTAINERS_STORAGE_CONF: `[storage]
      driver = "overlay"
      graphroot = "${folder}/images"
      runroot = "${folder}/run"`,
    // Less than Podman's own limits, which a machine that is a container itself may not set.
    CONTAINERS_CONF: `[containers]
      default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
      [engine]
      runtime = "runc"
      cgroup_manager = "cgroupfs"
      events_logger = "none"
      [network]
      network_backend = "netavark"
      network_config_dir = "${folder}/networks"`,
  }
  const env: NodeJS.ProcessEnv = { ...process.env, BUILDAH_FORMAT: 'docker' }
  for (const [name, content] of Object.entries(files)) {
    env[name] = join(folder, `${name}.toml`)
    await writeFile(env[name], content)
  }
  return env
}

/**
 * Runs a program, by default Podman.
 * @returns what it printed
 * @throws with its errors if it fails
 */
export async function podman(args: string[], { program = 'podman', cwd = '.' } = {}): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(program, args, { cwd, env: await environment(), maxBuffer: 100 * 2 ** 20 })
  return stdout.trim()
}

/** Makes the images that a Dockerfile and a compose.yaml of the project name, unless they are there. */
export async function makeHubImages(): Promise<void> {
  const files = ['Dockerfile', 'compose.yaml'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const named = [...files.matchAll(/(?:FROM|image:) (docker\.io\S+)/g)].map(([, image = '']) => image)
  const imageOf = (kind: string) =>
    named.find((image) => image.includes(`/${kind}:`)) ?? expect.unreachable(kind)
  const node = imageOf('node')
  if (!(await isThere(node))) await makeBase(node)
  for (const kind of ['postgres', 'caddy']) {
    const options = ['--build-arg', `BASE=${node}`, '--target', kind, '--tag', imageOf(kind)]
    await podman(['build', ...options, STAND_INS])
  }
}

function isThere(image: string): Promise<boolean> {
  return podman(['image', 'exists', image]).then(
    () => true,
    () => false,
  )
}

/** A Debian with this Node, its npm and the user that Docker Hub's image has. */
async function makeBase(image: string): Promise<void> {
  const suite = /-(\w+)-slim$/.exec(image)?.[1] ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'krok-base-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const archive = join(folder, 'base.tar')
  const npm = resolve(realpathSync(findProgram('npm')), '../..')
  const addNode = `cp ${process.execPath} "$1/usr/local/bin/node"
    mkdir -p "$1/usr/local/lib/node_modules" && cp -r ${npm} "$1/usr/local/lib/node_modules/npm"
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"
    chroot "$1" useradd --uid 1000 --create-home node
    echo 'DPkg::Post-Invoke { "rm -f /var/cache/apt/*.bin /var/cache/apt/archives/*.deb"; };' >"$1/etc/apt/apt.conf.d/docker-clean"`
  // Writes without waiting for the disk, as Docker Hub's Debian does.
  const unsafe = '--dpkgopt=force-unsafe-io'
  const options = ['--variant=apt', '--include=passwd', unsafe, `--customize-hook=${addNode}`]
  const program = 'mmdebstrap'
  await podman([...options, suite, archive, 'http://deb.debian.org/debian'], { program })
  await podman(['import', '--change', 'CMD ["node"]', archive, image])
}

function findProgram(name: string): string {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find((path) => existsSync(path)) ?? expect.unreachable(`${name} is not installed`)
}

/** Options of a build in which npm asks the registry that it asks on this machine, by the same authorities. */
export async function npmAsHere(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-npm-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const ask = (setting: string) => podman(['config', 'get', setting], { program: 'npm' })
  const files = [await ask('globalconfig'), await ask('userconfig')].filter((file) => existsSync(file))
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  const lines = files.map((file) => readFileSync(file, 'utf8'))
  if (authorities) lines.push('cafile=/etc/npm-authorities.pem')
  const file = join(folder, 'npmrc')
  await writeFile(file, lines.join('\n'), { mode: 0o600 })
  const mounts = { [file]: '/root/.npmrc', ...(authorities && { [authorities]: '/etc/npm-authorities.pem' }) }
  return Object.entries(mounts).flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`])
}
