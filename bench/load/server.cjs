// boardgame.io's own server with its default storage, in memory: node server.cjs PORT
const { Server } = require("boardgame.io/server");

const address = { host: "127.0.0.1", port: Number(process.argv[2]) };
Server({ games: [require("./game.cjs")], origins: [/127\.0\.0\.1/] }).run({ port: address });
