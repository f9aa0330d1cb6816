-- Posts offer requests, each of another person with an address and a number of their own, and writes down the ids of those
-- that were acknowledged.
-- Its arguments: the file to write to, and eight hexadecimal digits that no other run has. Where each connection has a thread
-- of its own, a third, "timed": then how long the answer took stands after each id, in milliseconds.

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

-- Another number for each thread.
function setup(thread)
  thread:set("thread_number", threads)
  threads = threads + 1
end

function init(args)
  acknowledged = io.open(args[1], "a")
  -- Whole lines at once, as other threads write to the same file. A file of its own for the times would be one too many: wrk
  -- has room for three handles a connection.
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
