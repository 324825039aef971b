/** What one would write first: ask for everything each second and draw the whole table anew. */
export const PEER_PATH = '/bench-polling-peer'

const columns = [
  'machine_id',
  'machine_description',
  'status',
  'stop_description',
  'status_since',
  'work_order_no',
  'part_no',
  'tool_id',
  'planned_op_qty',
  'card_good_qty',
  'today_cycles',
  'emp_name',
  'uncoded_stops',
]

export const pollingPeer = `<!doctype html><meta charset="utf-8"><title>Polling</title>
<style>body{margin:0;height:100vh;overflow:auto;font:14px sans-serif}td{padding:8px;white-space:nowrap}</style>
<table><thead><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody></tbody></table>
<script type="module">
  const columns = ${JSON.stringify(columns)}
  const session = await (await fetch('/api/session')).json()
  const body = document.querySelector('tbody')
  function line(words) {
    const row = document.createElement('tr')
    row.append(...words.map((word) => Object.assign(document.createElement('td'), { textContent: word })))
    return row
  }
  async function draw() {
    const answer = await fetch('/api/call', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-takt-token': session.data[0].token },
      body: JSON.stringify({ name: 'get_machines', payload: {} }),
    })
    const { data } = await answer.json()
    body.replaceChildren(...data.map((row) => line(columns.map((name) => row[name]))))
  }
  await draw()
  setInterval(draw, 1000)
</script>`
