/** Other terminals and walls: a process with many live links that only listen. */
import { WebSocket } from 'ws'

const [url = '', bearer = '', countText = ''] = process.argv.slice(2)
let heard = 0
for (let index = 0; index < Number(countText); index += 1) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged', 'StopsChanged'] }))
  socket.on('message', () => {
    heard += 1
  })
}
process.send?.('listening')
process.on('message', () => {
  process.send?.({ heard })
  process.exit(0)
})
