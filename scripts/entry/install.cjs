// Runs `npm ci` when node_modules is missing or older than package-lock.json.
// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know the node: protocol.
const { spawnSync } = require('child_process')
const { createHash } = require('crypto')
const fs = require('fs')
const path = require('path')

const root = path.resolve(__dirname, '..', '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.takt-installed')

module.exports = { installWhenNeeded }

function installWhenNeeded() {
  if (isInstalled()) return
  const unlock = takeInstallLock()
  try {
    if (isInstalled()) return
    if (!wasInstalledByHand()) runInstall()
    fs.writeFileSync(stamp, lockfileHash())
  } finally {
    unlock()
  }
}

function lockfileHash() {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  try {
    return fs.readFileSync(stamp, 'utf8') === lockfileHash()
  } catch {
    return false
  }
}

// npm writes node_modules/.package-lock.json as its last act: when it agrees with our lockfile, a person's own
// `npm install` is complete and need not be thrown away.
function wasInstalledByHand() {
  try {
    const wanted = readJson(path.join(root, 'package-lock.json')).packages
    const present = readJson(path.join(modules, '.package-lock.json')).packages
    return Object.keys(wanted).every((key) => {
      if (!key.startsWith('node_modules/')) return true
      if (!present[key]) return Boolean(wanted[key].optional || wanted[key].devOptional || wanted[key].peer)
      return present[key].version === wanted[key].version && present[key].integrity === wanted[key].integrity
    })
  } catch {
    return false
  }
}

function runInstall() {
  console.log('Installing dependencies (npm ci) ...')
  // `npm ci` empties node_modules: npm must not itself run on the Node that lies in there.
  const searchPath = (process.env.PATH || '').split(path.delimiter).filter((dir) => !dir.startsWith(modules))
  // Our Node is an optional dependency and the tools are dev ones: a machine's `omit` setting must not drop them.
  const args = ['ci', '--ignore-scripts=false', '--include=dev', '--include=optional', '--progress=true']
  const env = Object.assign({}, process.env, { PATH: searchPath.join(path.delimiter) })
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env })
  if (result.status === 0) return
  if (result.error && result.error.code === 'ENOENT') {
    return fail('npm was not found on the PATH: install Node.js with npm (https://nodejs.org) and try again.')
  }
  if (result.signal) return fail(`The installation was interrupted (${result.signal}); run the same command again.`)
  fail(
    'The dependencies could not be installed (npm says why above). Check the network, the registry ' +
      '(npm config get registry) and the free disk space, then run the same command again.',
  )
}

// Two `npm ci` in one folder delete each other's files; the lock lies outside node_modules because npm empties it.
function takeInstallLock() {
  const lock = path.join(root, '.cache', 'install.lock')
  const mine = `${lock}.${process.pid}`
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  fs.writeFileSync(mine, String(process.pid))
  let told = false
  while (!linkExclusively(mine, lock)) {
    const holder = readPid(lock)
    if (holder && isAlive(holder)) {
      if (!told) console.log(`Waiting for another installation (process ${holder}) ...`)
      told = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    } else {
      removeFile(lock)
    }
  }
  removeFile(mine)
  const release = () => readPid(lock) === process.pid && removeFile(lock)
  process.on('exit', release)
  return release
}

function linkExclusively(from, to) {
  try {
    fs.linkSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readPid(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function removeFile(file) {
  try {
    fs.unlinkSync(file)
  } catch {
    // Already gone: another process was faster.
  }
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
