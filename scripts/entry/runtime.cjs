// Finds a Node that runs TypeScript and hands the command over to it.
// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know the node: protocol.
const { spawn, spawnSync } = require('child_process')
const path = require('path')
const { SIGNALS, exitCodeOf, pressCounter } = require('./signals.cjs')

const WANTED_NODE = 24
const modules = path.resolve(__dirname, '..', '..', 'node_modules')

module.exports = { handOver, isNewEnough }

function isNewEnough(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) >= WANTED_NODE
}

function findNode() {
  const shipped = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  for (const candidate of [path.join(modules, '.bin', 'node'), shipped]) {
    const answer = spawnSync(candidate, ['--version'], { encoding: 'utf8' })
    if (answer.status === 0 && isNewEnough(answer.stdout)) return candidate
  }
  fail(
    `Takt needs Node ${WANTED_NODE} or newer; this is ${process.version} and none is shipped for ` +
      `${process.platform}-${process.arch}. Install Node ${WANTED_NODE} (https://nodejs.org) and try again.`,
  )
}

function handOver(args) {
  const node = findNode()
  const env = Object.assign({}, process.env, {
    PATH: path.dirname(node) + path.delimiter + (process.env.PATH || ''),
  })
  // The ipc channel closes when this process is killed with -9, which no signal handler could tell the child.
  const child = spawn(node, [path.resolve(__dirname, '..', 'takt.cjs')].concat(args), {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? exitCodeOf(signal) : code))
  // Told, not signalled: a terminal has signalled the child already, and only the child can know that.
  const isNewPress = pressCounter()
  let presses = 0
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (child.connected) child.send({ takt: 'signal', signal }, () => {})
      if (isNewPress()) presses += 1
      // A child too busy to hear its signals would otherwise be unstoppable.
      if (presses === 2) setTimeout(() => child.kill('SIGKILL'), 1500)
    })
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
