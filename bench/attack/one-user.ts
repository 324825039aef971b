/** A process of its own: one person whose screen asks for all machines ten times a second. Tells how long each took. */
const [url = '', bearer = '', seconds = ''] = process.argv.slice(2)
const times: number[] = []
const until = performance.now() + Number(seconds) * 1000
while (performance.now() < until) {
  const began = performance.now()
  const response = await fetch(`${url}/api/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ name: 'get_machines', payload: {} }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`somebody else was refused: ${response.status}`)
  times.push(performance.now() - began)
  await new Promise((later) => setTimeout(later, 100))
}
process.send?.(times)
process.disconnect()
