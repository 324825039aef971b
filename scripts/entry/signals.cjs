// How a command hears Ctrl-C and its relatives: once per press, whoever else was told.
// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know the node: protocol.
const os = require('os')

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
// One Ctrl-C arrives up to three times: from the terminal, from npm and from the process that handed over.
const SAME_PRESS_MS = 700

module.exports = { SIGNALS, exitCodeOf, listenForSignals, pressCounter }

// A command may listen to signals in the ordinary way; it hears each press once, and a second press forces.
function listenForSignals() {
  const isNewPress = pressCounter()
  let presses = 0
  const emit = process.emit
  process.emit = (event, ...args) => {
    if (!SIGNALS.includes(event)) return emit.call(process, event, ...args)
    if (!isNewPress()) return true
    presses += 1
    if (presses > 1) {
      console.error('Forced to stop.')
      process.exit(exitCodeOf(event))
    }
    if (process.listenerCount(event) > 1) return emit.call(process, event, ...args)
    process.exit(exitCodeOf(event))
  }
  // Without a listener of ours Node would leave the signal to the operating system, past all of the above.
  for (const signal of SIGNALS) process.on(signal, () => {})
  if (!process.channel) return
  process.on('message', (message) => {
    if (message && message.takt === 'signal') process.emit(message.signal)
  })
  process.on('disconnect', () => presses === 0 && process.emit('SIGTERM'))
  process.channel.unref()
}

function pressCounter() {
  let last = 0
  return () => {
    const isNew = Date.now() - last > SAME_PRESS_MS
    if (isNew) last = Date.now()
    return isNew
  }
}

function exitCodeOf(signal) {
  return 128 + os.constants.signals[signal]
}
