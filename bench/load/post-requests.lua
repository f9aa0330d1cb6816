-- Posts offer requests, each of another person with an address and a number of their own, and writes down the ids of those
-- that were acknowledged.
-- Its arguments: the file to write to, and eight hexadecimal digits that no other run has.

local acknowledged, run, count

function init(args)
  acknowledged = io.open(args[1], "a")
  run = args[2]
  count = 0
end

function request()
  count = count + 1
  local headers = {
    ["Content-Type"] = "application/json",
    ["X-Forwarded-For"] = string.format(
      "10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256
    ),
  }
  local body = string.format(
    '{"submission_id":"%s-0000-4000-8000-%012x","name":"Jan Smit","email":"jan-%s-%d@smit.example",'
      .. '"phone":"06 %08d","company":"Smit Installatie Enschede","service":"webshop","source":"contact",'
      .. '"message":"Wij zoeken een webshop voor onderdelen, met ongeveer 80 artikelen. Kan dat voor de zomer?"}',
    run, count, run, count, (tonumber(run, 16) + count) % 100000000
  )
  return wrk.format("POST", nil, headers, body)
end

function response(status, _, body)
  if status == 201 then
    acknowledged:write(body:match('"id":"([^"]+)"'), "\n")
  end
end
