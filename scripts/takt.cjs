// The entry point of every npm script. Runs on any Node from 12 on: installs what is missing, finds a Node that
// can run TypeScript, and hands over to scripts/commands/<command>.ts.
// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know the node: protocol.
const fs = require('fs')
const nodeModule = require('module')
const path = require('path')
const { pathToFileURL } = require('url')
const { installWhenNeeded } = require('./entry/install.cjs')
const { handOver, isNewEnough } = require('./entry/runtime.cjs')
const { listenForSignals } = require('./entry/signals.cjs')

main()

function main() {
  const name = process.argv[2]
  const commands = listCommands()
  if (!commands.includes(name)) {
    console.error(`${name ? `Unknown command "${name}". ` : ''}Commands: ${commands.join(', ')}`)
    process.exit(1)
  }
  installWhenNeeded()
  if (!isNewEnough(process.version)) return handOver(process.argv.slice(2))
  runHere(path.join(__dirname, 'commands', `${name}.ts`))
}

/** Stripping the types of a thousand files anew takes more than a second of every start, in each process. */
function rememberCompiled() {
  if (!process.env.NODE_COMPILE_CACHE) {
    process.env.NODE_COMPILE_CACHE = path.resolve(__dirname, '..', '.cache', 'compiled')
  }
  // A folder that cannot be written is no failure: everything is compiled as before.
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

function listCommands() {
  const files = fs.readdirSync(path.join(__dirname, 'commands'))
  return files.filter((file) => /^[a-z-]+\.ts$/.test(file)).map((file) => file.slice(0, -3))
}

function runHere(file) {
  rememberCompiled()
  listenForSignals()
  // A reader that went away (`npm start | head`, a killed parent) must not end an orderly stop half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.argv.splice(1, 2, file)
  import(pathToFileURL(file).href).catch((error) => {
    console.error(error)
    process.exit(1)
  })
}
