-- Posts offer requests, each from another person with an e-mail address and phone number of their own, and writes down
-- the ids of those that were acknowledged. Arguments: the file to write to, and eight hexadecimal digits that no other
-- run has. If each connection has a thread of its own, there may be a third, "timed": each id is then followed by how
-- long the answer took, in milliseconds.

local ffi = require("ffi")
ffi.cdef([[
  typedef struct { long seconds; long nanoseconds; } instant;
  int clock_gettime(int clock, instant *now);
]])
local MONOTONIC = 1
local now = ffi.new("instant")

local threads = 0
local acknowledged, run, is_timed, count, asked

local function milliseconds()
  ffi.C.clock_gettime(MONOTONIC, now)
  return tonumber(now.seconds) * 1e3 + tonumber(now.nanoseconds) / 1e6
end

-- A different number for each thread.
function setup(thread)
  thread:set("thread_number", threads)
  threads = threads + 1
end

function init(args)
  acknowledged = io.open(args[1], "a")
  -- Writes whole lines at once, as other threads write to the same file. A separate file for the times would be one too
  -- many: wrk has room for three handles per connection.
  acknowledged:setvbuf("line")
  run = args[2]
  is_timed = args[3] == "timed"
  count = 0
end

function request()
  count = count + 1
  local person = thread_number * 1000000 + count
  local headers = {
    ["Content-Type"] = "application/json",
    ["X-Forwarded-For"] = string.format(
      "10.%d.%d.%d", thread_number * 16 + math.floor(count / 65536), math.floor(count / 256) % 256, count % 256
    ),
  }
  local body = string.format(
    '{"submission_id":"%s-0000-4000-8000-%012x","name":"Jan Smit","email":"jan-%s-%d@smit.example",'
      .. '"phone":"06 %08d","company":"Smit Installatie Enschede","service":"webshop","source":"contact",'
      .. '"message":"Wij zoeken een webshop voor onderdelen, met ongeveer 80 artikelen. Kan dat voor de zomer?"}',
    run, person, run, person, (tonumber(run, 16) + person) % 100000000
  )
  asked = milliseconds()
  return wrk.format("POST", nil, headers, body)
end

function response(status, _, body)
  if status == 201 then
    local took = is_timed and string.format(" %.3f", milliseconds() - asked) or ""
    acknowledged:write(body:match('"id":"([^"]+)"') .. took .. "\n")
  end
end
